import { fieldsToCorrect } from '../labels.pt.ts'
import { type Html, html } from './html.ts'

type Field = {
  readonly name: string
  readonly label: string
  readonly attributes: Html
  readonly value?: string | undefined
  readonly hint?: string | undefined
  readonly wrong?: string | undefined
  readonly focused?: boolean
}

/** A labelled input; an error replaces the hint below it. */
export const field = ({ name, label, attributes, value, hint, wrong, focused }: Field): Html =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" required${value !== undefined && html` value="${value}"`} ${attributes}${focused && html` autofocus`}${wrong !== undefined ? html` aria-invalid="true" aria-describedby="${name}-wrong"` : undefined}>${
    wrong !== undefined ? html`<span class="wrong" id="${name}-wrong">${wrong}</span>` : hint !== undefined && html`<small>${hint}</small>`
  }</div>`

/** The number of errors, shown above the form. */
export const faultsIn = (errors: object): string | undefined => {
  const wrong = Object.keys(errors).length
  return wrong === 0 ? undefined : fieldsToCorrect(wrong)
}
