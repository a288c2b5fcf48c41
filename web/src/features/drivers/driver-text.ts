import { isCnh, isCpf } from '@embarca/contracts/kit/documents.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { CompanyOption } from '../../shared/CompanyField.tsx'
import { noTie, type TieText, tieErrors, tieFields } from '../../shared/ties/tie-text.ts'

export type Driver = OutputOf<typeof driverRoutes.driverStatus>

/** A driver as form text. */
export type DriverText = TieText & {
  readonly cpf: string
  readonly name: string
  readonly phone: string
  readonly company: CompanyOption | undefined
  readonly cnhNumber: string
  readonly cnhCategory: string
  readonly cnhExpiry: string
  readonly paidActivity: boolean
}
const noLicence = { cnhNumber: '', cnhCategory: '', cnhExpiry: '', paidActivity: false }
export const noDriver: DriverText = { ...noTie, ...noLicence, cpf: '', name: '', phone: '', company: undefined }

export const driverText = ({ document, name, phone, transporterId, transporterName = '', ...driver }: Driver): DriverText => {
  const { kind, from = '', until = '', cnhNumber = '', cnhCategory = '', cnhExpiry = '', paidActivity = false } = driver
  return {
    ...{ cpf: document, name, phone, company: { id: transporterId, name: transporterName }, kind, from, until },
    ...{ cnhNumber, cnhCategory, cnhExpiry, paidActivity },
  }
}

/** Number of digits: a landline, a mobile, or a local number. */
const PHONES = [8, 10, 11]
const { refusal } = referenceLabels

/** Errors by field, named as the request's fields. */
export const driverErrors = (text: DriverText): Readonly<Record<string, string>> => ({
  ...(!isCpf(text.cpf) && { cpf: text.cpf ? refusal.CPF_INVALID : 'Informe o CPF.' }),
  ...(!text.name.trim() && { name: 'Informe o nome.' }),
  ...(!PHONES.includes(text.phone.length) && { phone: text.phone ? 'Este telefone está incompleto.' : 'Informe o telefone.' }),
  ...(!text.company && { transporterId: 'Informe a transportadora.' }),
  ...(text.cnhNumber && !isCnh(text.cnhNumber) && { cnhNumber: refusal.CNH_INVALID }),
  ...tieErrors(text),
})

const licenceOf = ({ cnhNumber, cnhCategory, cnhExpiry }: DriverText) => ({
  ...(cnhNumber && { cnhNumber }),
  ...(cnhCategory && { cnhCategory }),
  ...(cnhExpiry && { cnhExpiry }),
})
/** The request without its id, of a valid form; `start` is what was stored. */
export const driverFields = (text: DriverText, start: DriverText | undefined): object => {
  const { cpf, name, phone, company, paidActivity } = text
  const fields = { transporterId: company!.id, name: name.trim(), phone, ...licenceOf(text) }
  if (!start) return { ...fields, cpf, ...tieFields(text), ...(paidActivity && { paidActivity }) }
  // Of a stored driver the name goes only if it was changed: his own name is not the company's.
  const { name: named, ...others } = fields
  return { ...others, ...(named !== start.name && { name: named }), ...(paidActivity !== start.paidActivity && { paidActivity }) }
}
