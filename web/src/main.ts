import { mount } from 'svelte'
import './styles/fonts.css'
import './art/tokens.css'
import './styles/base.css'
import './styles/games.css'
import App from './App.svelte'
import { language } from './lib/i18n.svelte'
import { startRouter } from './lib/router.svelte'

startRouter()
void language.use().finally(() => {
  const target = document.getElementById('app')
  if (target) mount(App, { target })
})
