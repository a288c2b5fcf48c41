import { type Static, Type } from 'typebox'
import { type Accepted, command, query } from '../kit/route.ts'
import { Id, Line } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { EMAIL } from '../share/codes.ts'
import { PassedLink } from '../share/hand-out.ts'
import { partnershipStatuses } from './codes.ts'
import { partnershipMessages as messages } from './labels.pt.ts'

const manages = { may: may.manageCarriers }
const Cnpj = Type.String({ minLength: 1, maxLength: 20 })
const UF = Type.String({ pattern: '^[A-Z]{2}$' })
const maybe = (longest: number) => Type.Optional(Type.String({ maxLength: longest }))

/** A company as the public registry knows it. */
export const RegistryCompany = Type.Object({
  document: Type.String(),
  name: Type.String(),
  fantasyName: Type.Optional(Type.String()),
  street: Type.Optional(Type.String()),
  district: Type.Optional(Type.String()),
  city: Type.String(),
  state: Type.String(),
  zipCode: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  active: Type.Boolean(),
})
export type RegistryCompany = Static<typeof RegistryCompany>

export const typedCompany = {
  cnpj: Cnpj,
  name: Line,
  fantasyName: maybe(200),
  city: maybe(100),
  state: Type.Optional(UF),
  /** Who becomes its first administrator. */
  contactName: maybe(200),
  contactEmail: Type.Optional(Type.String({ maxLength: 200, pattern: EMAIL })),
}

/**
 * Mounted apart from the tables: each asks other streams, views or the company registry before it decides (CA3). Refusals are 422:
 * `CNPJ_INVALID` and `CARRIER_NOT_REGISTERED` at the field `cnpj`; `COMPANY_…` say why the registry did not help.
 */
export const onboardingRoutes = {
  searchTransporter: query(
    'GET /transporter/:cnpj/searchTransporter',
    Type.Object({
      id: Id,
      name: Type.String(),
      document: Type.String(),
      city: Type.String(),
      state: Type.String(),
      /** Of the asker's relation with it. */
      status: Type.Enum(partnershipStatuses),
    }),
    { ...manages, refuses: true },
  ),
  company: query('GET /company/:cnpj', RegistryCompany, { ...manages, refuses: true }),
  addFromCnpj: command('POST /transporter/addFromCNPJ', 'Bind', {
    ...manages,
    body: { cnpj: Cnpj },
    messages: { done: messages.added, failed },
  }),
  register: command('POST /transporter', 'Bind', {
    ...manages,
    body: typedCompany,
    messages: { done: messages.registered, failed },
  }),
  /** The page on which an invited carrier answers, to pass on to it. */
  invitationLink: query('GET /invite/:id/link', PassedLink, { ...manages, refuses: true }),
  unbind: command('POST /transporter/:id/unbind', 'Unbind', { ...manages, messages: { failed } }),
  /** Sets the groups of carriers that one belongs to; the client's address is a GET that changes state. */
  setGroups: query('GET /transporter/:id/agroup', Type.Object({ groups: Type.Array(Id) }), {
    ...manages,
    query: { groups: Type.String({ maxLength: 4_000 }) },
    refuses: true,
  }),
}
/** The answer of both ways to add a carrier. */
export type CarrierAdded = Accepted & {
  /** The carrier's. */
  readonly id: string
  readonly status: 'ACTIVE' | 'INVITED'
  /** Of the first administrator's one-time link, where one was issued; the link itself only without a mail server. */
  readonly access?: {
    readonly channel: 'MAIL' | 'OUTBOX'
    readonly message: string
    readonly username: string
    readonly expiresAt: string
    readonly link?: string
  }
}
