import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { accessPageLabels } from '../labels.pt.ts'
import { faultsIn, field } from './field.ts'
import { html } from './html.ts'
import { alert, icons, page } from './layout.ts'

export type AccessErrors = { readonly password?: string; readonly again?: string }
type AccessPage = { readonly action: string; readonly name: string; readonly username: string; readonly errors?: AccessErrors }

/** The page on which a person sets the first or a new password. */
export const accessPage = ({ action, name, username, errors = {} }: AccessPage): string => {
  const refused = faultsIn(errors)
  const at = (field: keyof AccessErrors) => ({
    name: field,
    wrong: errors[field],
    focused: field === (Object.keys(errors)[0] ?? 'password'),
  })
  const attributes = html`type="password" maxlength="1000" autocomplete="new-password"`
  return page(
    accessPageLabels.title,
    html`<h1>${accessPageLabels.heading}</h1>
<p class="lead">${accessPageLabels.lead(name, username)}</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<input name="username" value="${username}" autocomplete="username" readonly hidden>
${field({ ...at('password'), label: accessPageLabels.password, attributes, hint: passwordLabels.hint })}
${field({ ...at('again'), label: accessPageLabels.again, attributes })}
<button type="submit">${accessPageLabels.submit}</button>
</form>`,
  )
}

export const accessDone = (home: string, username: string): string =>
  page(
    accessPageLabels.done.title,
    html`<div class="badge">${icons.check}</div><h1>${accessPageLabels.done.title}</h1>
<p class="lead">${accessPageLabels.done.lead(username)}</p>
<div class="actions"><a class="button" href="${home}">${accessPageLabels.done.enter}</a></div>`,
  )

export const accessGone = (home: string): string =>
  page(
    accessPageLabels.gone.title,
    html`<div class="badge">${icons.clock}</div><h1>${accessPageLabels.gone.heading}</h1>
<p class="lead">${accessPageLabels.gone.lead}</p>
<div class="actions"><a class="button" href="${home}">${accessPageLabels.gone.enter}</a></div>`,
  )
