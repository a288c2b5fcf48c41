import { html } from './html.ts'
import { page } from './layout.ts'

/** Asks for confirmation before ending a session, when no client of ours requested it. */
export const logoutConfirmPage = (action: string, xsrf: string, home: string): string =>
  page(
    'Sair',
    html`<h1>Sair do Embarca?</h1>
<p class="lead">Você terá que entrar de novo para ver suas cargas.</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}">
<div class="actions"><button type="submit" name="logout" value="yes">Sair</button><a class="button quiet" href="${home}">Continuar aqui</a></div></form>`,
  )
