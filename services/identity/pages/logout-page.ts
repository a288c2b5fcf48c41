import { logoutLabels } from '../labels.pt.ts'
import { html } from './html.ts'
import { page } from './layout.ts'

/** Asks for confirmation before ending a session, when no client of ours requested it. */
export const logoutConfirmPage = (action: string, xsrf: string, home: string): string =>
  page(
    logoutLabels.title,
    html`<h1>${logoutLabels.question}</h1>
<p class="lead">${logoutLabels.lead}</p>
<form method="post" action="${action}"><input type="hidden" name="xsrf" value="${xsrf}">
<div class="actions"><button type="submit" name="logout" value="yes">${logoutLabels.confirm}</button><a class="button quiet" href="${home}">${logoutLabels.stay}</a></div></form>`,
  )
