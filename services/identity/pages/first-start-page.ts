import { type Html, html } from './html.ts'
import { alert, icons, page } from './layout.ts'

export type FirstStartFields = Readonly<Record<'shipperName' | 'document' | 'name' | 'email' | 'username' | 'password', string>>
export type FirstStartErrors = Partial<Record<keyof FirstStartFields, string>>

/** Makes the shipper and its first administrator; each error stands at its field. */
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
  const field = (name: keyof FirstStartFields, label: string, attributes: Html, hint?: string) => {
    const wrong = errors[name]
    return html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required${name !== 'password' && html` value="${values[name] ?? ''}"`} ${attributes}${name === first && html` autofocus`}${wrong !== undefined ? html` aria-invalid="true" aria-describedby="${name}-wrong"` : undefined}>${
      wrong !== undefined
        ? html`<span class="wrong" id="${name}-wrong">${wrong}</span>`
        : hint !== undefined && html`<small>${hint}</small>`
    }</div>`
  }
  return page(
    'Primeiro acesso',
    html`<h1>Vamos começar</h1>
<p class="lead">Cadastre a empresa embarcadora e quem vai administrá-la. Este link vale uma única vez.</p>
<form method="post" action="${action}">
${refused !== undefined && alert(refused)}
<fieldset><legend>Empresa</legend>
${field('shipperName', 'Nome', html`maxlength="120" autocomplete="organization"`)}
${field('document', 'CNPJ', html`maxlength="18" autocomplete="off" autocapitalize="characters" spellcheck="false"`)}
</fieldset>
<fieldset><legend>Administrador</legend>
${field('name', 'Nome completo', html`maxlength="120" autocomplete="name"`)}
${field('email', 'E-mail', html`type="email" maxlength="200" autocomplete="email"`)}
<div class="pair">
${field('username', 'Usuário', html`maxlength="60" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false"`, 'Letras, números, ponto e hífen.')}
${field('password', 'Senha', html`type="password" maxlength="1000" autocomplete="new-password"`, 'Pelo menos 12 caracteres.')}
</div>
</fieldset>
<button type="submit">Criar empresa</button>
</form>`,
  )
}

export const firstStartDone = (home: string, shipperName: string): string =>
  page(
    'Tudo pronto',
    html`<div class="badge">${icons.check}</div><h1>Tudo pronto</h1><p class="lead">${shipperName} já pode embarcar. Entre com o usuário que você acabou de criar.</p>
<div class="actions"><a class="button" href="${home}">Entrar</a></div>`,
  )

export const firstStartGone = (home: string): string =>
  page(
    'Link sem validade',
    html`<div class="badge">${icons.clock}</div><h1>Este link não vale mais</h1>
<p class="lead">Ele já foi usado ou expirou. Se a empresa ainda não foi criada, reinicie o servidor para receber um novo.</p>
<div class="actions"><a class="button" href="${home}">Ir para a entrada</a></div>`,
  )
