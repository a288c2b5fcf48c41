import { html } from './html.ts'
import { icons, page } from './layout.ts'

/** Said when a sign-in cannot go on: it expired, was opened twice, or was asked for wrongly. */
export const problemPage = (code: string, home: string): string =>
  page(
    'Entrada interrompida',
    html`<div class="badge">${icons.clock}</div>
<h1>Esta página expirou</h1>
<p class="lead">A entrada demorou demais ou foi aberta em outra aba. Comece de novo: leva um instante.</p>
<div class="actions"><a class="button" href="${home}">Entrar de novo</a></div>
<p class="note">Código: ${code}</p>`,
  )
