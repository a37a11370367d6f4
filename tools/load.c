/* Start a module out of a library that mypyc made: what mypyc otherwise builds a whole extension module for, one for
 * every source file. `start(library, module)` runs the function that the library keeps for the module; dots in its name
 * are written as "___". */
#include <Python.h>

/* The function kept in an attribute of the library, or NULL with an error set. */
static void *kept(PyObject *library, const char *name)
{
    PyObject *capsule = PyObject_GetAttrString(library, name);
    if (capsule == NULL)
        return NULL;
    void *function = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
    return function;
}

static PyObject *start(PyObject *self, PyObject *args)
{
    PyObject *library, *module;
    if (!PyArg_ParseTuple(args, "OU", &library, &module))
        return NULL;
    int (*ensure_dependencies)(void) = (int (*)(void))kept(library, "ensure_deps");
    if (ensure_dependencies == NULL) { /* a library that needs no other has none */
        if (!PyErr_ExceptionMatches(PyExc_AttributeError))
            return NULL;
        PyErr_Clear();
    } else if (ensure_dependencies() < 0) {
        return NULL;
    }
    PyObject *name = PyUnicode_FromFormat("init_%U", module);
    if (name == NULL)
        return NULL;
    const char *text = PyUnicode_AsUTF8(name);
    PyObject *(*init)(void) = text != NULL ? (PyObject * (*)(void)) kept(library, text) : NULL;
    Py_DECREF(name);
    return init != NULL ? init() : NULL;
}

static PyMethodDef methods[] = {{"start", start, METH_VARARGS, NULL}, {NULL, NULL, 0, NULL}};

static PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, .m_name = "shamble_load", .m_size = -1, .m_methods = methods};

PyMODINIT_FUNC PyInit_shamble_load(void) { return PyModule_Create(&definition); }
