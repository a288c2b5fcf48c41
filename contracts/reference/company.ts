import { Type } from 'typebox'
import { command } from '../kit/route.ts'
import { Line } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { EMAIL } from '../share/codes.ts'
import { fleetTypes } from './codes.ts'
import { referenceMessages as messages } from './labels.pt.ts'
import { states } from './states.ts'

const maybe = (longest: number) => Type.Optional(Type.String({ maxLength: longest }))
const UF = Type.Enum(Object.keys(states))
/** Absent fields stay unchanged; an empty text or list removes what may be absent. The CNPJ is the company itself, and stays. */
const company = {
  name: Type.Optional(Line),
  fantasyName: maybe(200),
  street: maybe(200),
  district: maybe(100),
  city: maybe(100),
  state: Type.Optional(UF),
  zipCode: Type.Optional(Type.String({ pattern: '^(\\d{8})?$' })),
  /** Digits. */
  phone: Type.Optional(Type.String({ pattern: '^(\\d{8}|\\d{10,11})?$' })),
  email: Type.Optional(Type.String({ maxLength: 200, pattern: `^$|${EMAIL}` })),
  fleetType: Type.Optional(Type.Enum(['', ...fleetTypes] as const)),
  operationUFs: Type.Optional(Type.Array(UF, { maxItems: 27, uniqueItems: true })),
}
const changes = { body: company, messages: { done: messages.companyChanged, failed: messages.companyNotChanged } }

export const companyCommands = {
  /** A carrier that has no users, by a shipper that it works for (CA1). */
  changeCompany: command('PUT /transporter/:id', 'ChangeCompany', { ...changes, may: may.manageCarriers }),
}
export const carrierCompanyCommands = {
  /** The own company, by its administrator. */
  changeOwnCompany: command('PUT /webtransporter/company', 'ChangeCompany', { ...changes, may: may.consentForTransporter }),
}
