import { loginLabels } from '../labels.pt.ts'
import { html } from './html.ts'
import { alert, page } from './layout.ts'
import { scene } from './scene.ts'

/** The sign-in page. After a refusal the name stays and the password has the focus. */
export const loginPage = ({ action, username = '', refused }: { action: string; username?: string; refused?: string }): string =>
  page(
    loginLabels.title,
    html`<h1>${loginLabels.title}</h1>
<p class="lead">${loginLabels.lead}</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<div class="field"><label for="username">${loginLabels.username}</label><input id="username" name="username" value="${username}" required maxlength="200" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false"${refused !== undefined ? html` aria-invalid="true" aria-describedby="alert"` : undefined}${username === '' && html` autofocus`}></div>
<div class="field"><label for="password">${loginLabels.password}</label><input id="password" name="password" type="password" required maxlength="1000" autocomplete="current-password"${refused !== undefined ? html` aria-invalid="true" aria-describedby="alert"` : undefined}${username !== '' && html` autofocus`}></div>
<button type="submit">${loginLabels.submit}</button>
</form>
<p class="note">${loginLabels.forgotten}</p>`,
    scene,
  )
