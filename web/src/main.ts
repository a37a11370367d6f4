import { mount } from 'svelte'
import '../.fonts/fonts.css'
import './art/tokens.css'
import './styles/base.css'
import './styles/utilities.css'
import App from './App.svelte'
import { router, startRouter } from './lib/app/router.svelte'
import { loadPage } from './pages'

startRouter()
void loadPage(router.route).then((first) => {
  const target = document.getElementById('app')
  target?.replaceChildren() // the sign that it is on its way
  if (target) mount(App, { target, props: { first } })
})
