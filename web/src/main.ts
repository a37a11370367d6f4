import { mount } from 'svelte'
import '../.fonts/fonts.css'
import './art/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { router, startRouter } from './lib/router.svelte'
import { prepare } from './pages'

startRouter()
void prepare(router.route).then((first) => {
  const target = document.getElementById('app')
  if (target) mount(App, { target, props: { first } })
})
