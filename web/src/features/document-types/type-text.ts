import { documentLabels } from '@embarca/contracts/carrier-document/labels.pt.ts'
import type { DocumentType } from '@embarca/contracts/carrier-document/types.ts'

/** A type of document as form text. */
export type TypeText = {
  readonly name: string
  readonly subject: string
  readonly required: boolean
  readonly expires: boolean
  readonly action: string
}
export const noType: TypeText = { name: '', subject: 'TRANSPORTER', required: true, expires: true, action: 'WARN' }
export const typeText = ({ name, subject, required, expires, action }: DocumentType): TypeText => ({
  ...{ name, subject, required, expires, action },
})
export const typeFields = ({ name, ...rest }: TypeText) => ({ ...rest, name: name.trim() })
export const typeErrors = ({ name }: TypeText): Readonly<Record<string, string>> => ({
  ...(!name.trim() && { name: 'Informe o nome do tipo de documento.' }),
  ...(name.trim().length > 60 && { name: 'Use no máximo 60 caracteres.' }),
})
const choices = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))
export const subjectChoices = choices(documentLabels.subject)
export const actionChoices = choices(documentLabels.action)
