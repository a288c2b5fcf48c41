import { passwordLabels } from '@embarca/contracts/session/labels.pt.ts'
import { firstStartLabels } from '../labels.pt.ts'
import { field } from './field.ts'
import { type Html, html } from './html.ts'
import { alert, icons, page } from './layout.ts'

export type FirstStartFields = Readonly<Record<'shipperName' | 'document' | 'name' | 'email' | 'username' | 'password', string>>
export type FirstStartErrors = Partial<Record<keyof FirstStartFields, string>>

/** The form for the shipper and its first administrator; each error is shown at its field. */
export const firstStartPage = ({
  action,
  values = {},
  errors = {},
  refused,
}: {
  action: string
  values?: Partial<FirstStartFields>
  errors?: FirstStartErrors
  refused?: string
}): string => {
  const first = Object.keys(errors)[0] ?? 'shipperName'
  const at = (name: keyof FirstStartFields, attributes: Html, hint?: string) =>
    field({
      ...{ name, label: firstStartLabels[name], attributes, hint, wrong: errors[name], focused: name === first },
      value: name === 'password' ? undefined : (values[name] ?? ''),
    })
  return page(
    firstStartLabels.title,
    html`<h1>${firstStartLabels.heading}</h1>
<p class="lead">${firstStartLabels.lead}</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<fieldset><legend>${firstStartLabels.shipper}</legend>
${at('shipperName', html`maxlength="120" autocomplete="organization"`)}
${at('document', html`maxlength="18" autocomplete="off" autocapitalize="characters" spellcheck="false"`)}
</fieldset>
<fieldset><legend>${firstStartLabels.administrator}</legend>
${at('name', html`maxlength="120" autocomplete="name"`)}
${at('email', html`type="email" maxlength="200" autocomplete="email"`)}
<div class="pair">
${at('username', html`maxlength="60" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false"`, firstStartLabels.usernameHint)}
${at('password', html`type="password" maxlength="1000" autocomplete="new-password"`, passwordLabels.hint)}
</div>
</fieldset>
<button type="submit">${firstStartLabels.submit}</button>
</form>`,
  )
}

export const firstStartDone = (home: string, shipperName: string): string =>
  page(
    firstStartLabels.done.title,
    html`<div class="badge">${icons.check}</div><h1>${firstStartLabels.done.title}</h1><p class="lead">${firstStartLabels.done.lead(shipperName)}</p>
<div class="actions"><a class="button" href="${home}">${firstStartLabels.done.enter}</a></div>`,
  )

export const firstStartGone = (home: string): string =>
  page(
    firstStartLabels.gone.title,
    html`<div class="badge">${icons.clock}</div><h1>${firstStartLabels.gone.heading}</h1>
<p class="lead">${firstStartLabels.gone.lead}</p>
<div class="actions"><a class="button" href="${home}">${firstStartLabels.gone.enter}</a></div>`,
  )
