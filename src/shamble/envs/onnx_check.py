"""Inspect an ONNX file before it runs.

Only plain arithmetic of modest size is accepted, with all data in the file. The file is a protocol
buffer; these fields are read (onnx.proto): a model's graph (7) and functions (25); a graph's nodes (1)
and initializers (5, sparse ones 15); a node's operator (4) and its domain (7); a tensor's sizes (1) and
the place of its data (13, 14).
"""

from collections.abc import Iterator

LARGEST_FILE = 16 << 20
MOST_NODES = 256
LONGEST = 8192  # along one side of a stored array: a result has at most 256 MiB
OPERATORS = frozenset(
    {
        "Add",
        "Cast",
        "Clip",
        "Concat",
        "Div",
        "Equal",
        "Gather",
        "Gemm",
        "Identity",
        "LayerNormalization",
        "MatMul",
    }
    | {"Mul", "Relu", "Sigmoid", "Softmax", "Sub", "Tanh", "Where"}
)


class BadModel(ValueError):
    """A file that is refused; the message is one sentence."""


def inspect(data: bytes) -> None:
    """Raise BadModel unless the file is a small net of known operators."""
    if len(data) > LARGEST_FILE:
        raise BadModel(f"It is larger than {LARGEST_FILE >> 20} MiB.")
    graphs = 0
    for number, value in fields(data):
        if number == 25:
            raise BadModel("It brings functions of its own.")
        if number == 7:
            graphs += 1
            _graph(_message(value))
    if graphs != 1:
        raise BadModel("It is no ONNX model.")


def _graph(data: bytes) -> None:
    nodes = 0
    for number, value in fields(data):
        if number == 1:
            nodes += 1
            _node(_message(value))
        elif number == 5:
            _tensor(_message(value))
        elif number == 15:
            raise BadModel("It holds sparse arrays.")
    if not 0 < nodes <= MOST_NODES:
        raise BadModel(f"It has {nodes} nodes; 1 to {MOST_NODES} are allowed.")


def _node(data: bytes) -> None:
    for number, value in fields(data):
        if number == 4:
            operator = _message(value).decode("utf-8", "replace")
            if operator not in OPERATORS:
                raise BadModel(f"It uses the operator {operator!r}, which is not allowed.")
        elif number == 7 and _message(value) not in (b"", b"ai.onnx"):
            raise BadModel("It uses operators that are not ONNX's own.")


def _tensor(data: bytes) -> None:
    for number, value in fields(data):
        if number == 14 and value != 0:
            raise BadModel("Its numbers lie in another file.")
        if number == 1:
            sizes = [value] if isinstance(value, int) else list(_varints(value))
            if any(size > LONGEST for size in sizes):
                raise BadModel(f"An array is longer than {LONGEST}.")
        if number == 13:
            raise BadModel("Its numbers lie in another file.")


def _message(value: int | bytes) -> bytes:
    if isinstance(value, int):
        raise BadModel("It is no ONNX model.")
    return value


def fields(data: bytes) -> Iterator[tuple[int, int | bytes]]:
    """Yield the fields of a message: number and value."""
    place = 0
    while place < len(data):
        key, place = _varint(data, place)
        kind = key & 7
        if kind == 0:
            number, place = _varint(data, place)
            yield key >> 3, number
            continue
        if kind == 2:
            size, place = _varint(data, place)
        elif kind in (1, 5):
            size = 8 if kind == 1 else 4
        else:
            raise BadModel("It is no ONNX model.")
        if place + size > len(data):
            raise BadModel("It is cut off.")
        yield key >> 3, data[place : place + size]
        place += size


def _varints(data: bytes) -> Iterator[int]:
    place = 0
    while place < len(data):
        number, place = _varint(data, place)
        yield number


def _varint(data: bytes, place: int) -> tuple[int, int]:
    number = shift = 0
    while shift < 64:
        if place >= len(data):
            raise BadModel("It is cut off.")
        byte = data[place]
        number |= (byte & 127) << shift
        place += 1
        if byte < 128:
            return number, place
        shift += 7
    raise BadModel("It is no ONNX model.")
