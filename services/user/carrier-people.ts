import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { type RegistryRow, registered } from '../registry/index.ts'
import { same, userFieldsOf } from './people.ts'

type Colleague = { readonly name: string; readonly email: string; readonly role: string }
type Invited = { readonly transporterId: string; readonly name: string; readonly email: string }
/** The part before the @, as names to sign in with are spelt. */
const nameFrom = (email: string) => {
  const base = email
    .slice(0, email.indexOf('@'))
    .replace(/[^A-Za-z0-9.-]/g, '')
    .replace(/^[.-]+/, '')
    .slice(0, 50)
  return base.length < 3 ? `${base}.transportadora`.replace(/^\./, '') : base
}

type Driver = { readonly transporterId: string; readonly name: string; readonly active: boolean; readonly removed?: true }
type User = { readonly id: string; readonly transporterId?: string; readonly active: boolean } | undefined

type Person = {
  readonly id: string
  readonly transporterId?: string
  readonly driverId?: string
  readonly roles: readonly string[]
  readonly active: boolean
  readonly removed?: true
}
type ColleagueChange = { readonly id: string; readonly name?: string; readonly role?: string; readonly active?: boolean }
/** A person of the company who signs in; drivers have ties, and are no colleagues here. */
const ofTheCompany = (person: Person | undefined) =>
  person?.transporterId && !person.removed && person.driverId === undefined
    ? { shipperId: PLATFORM, transporterIds: [person.transporterId] }
    : undefined
const administers = ({ active, roles }: Pick<Person, 'active' | 'roles'>) => active && roles.includes('transporter_admin')

/** `joao.almeida` of João Batista de Almeida, spelt for an e-mail's first part. */
const dotted = (name: string) => {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  return [...new Set([words[0], words.at(-1)])].join('.')
}
/** The same again, when another person has that name already. */
const numbered = (base: string, attempt: number) => (attempt ? `${base}-${attempt + 1}` : base)
const linked = (id: string) => ({ type: 'AccessLinkIssued', data: { id, shipperId: PLATFORM } }) as const
const newcomer = { shipperId: PLATFORM, operationGroupIds: [], active: true } as const

/** People of carriers. The first administrator is invited by a shipper; from then on the company manages its own. */
export const carrierPeople: Readonly<Record<string, RegistryRow>> = {
  InviteCarrierAdmin: {
    streamId: (_, { newId }) => newId,
    owner: (_, __, { by }) => ({ shipperId: by.shipperId }),
    lookups: async (_, { transporterId }: Invited, context) => ({ company: await registered(context, 'transporter', transporterId) }),
    generatesName: () => true,
    decide: ({ transporterId, name, email }: Invited, user, { newId: id, attempt, lookups: { company } }) => {
      if (user?.id) return refuse('ALREADY_REGISTERED')
      if (!company) return refuse('TRANSPORTER_UNKNOWN')
      if (company.staffed) return refuse('CARRIER_STAFFED')
      const username = numbered(nameFrom(email), attempt)
      const roles = ['transporter_admin']
      return [{ type: 'UserRegistered', data: { ...newcomer, id, userId: id, transporterId, username, name, email, roles } }, linked(id)]
    },
  },
  InviteCarrierUser: {
    streamId: (_, { newId }) => newId,
    owner: (_, __, { by }) => ({ shipperId: PLATFORM, transporterIds: by.transporterId ? [by.transporterId] : [] }),
    generatesName: () => true,
    decide: ({ name, email, role }: Colleague, user: User, { by: { transporterId }, newId: id, attempt }) => {
      if (user?.id) return refuse('ALREADY_REGISTERED')
      const username = numbered(nameFrom(email), attempt)
      const person = { ...newcomer, id, userId: id, transporterId, username, name, email, roles: [role] }
      return [{ type: 'UserRegistered', data: person }, linked(id)]
    },
  },
  /**
   * The user who changes another person administers the company and cannot give that up here: one administrator is always left. The account is
   * read once more, because two administrators may deactivate each other while their tokens still hold.
   */
  ChangeColleague: {
    owner: ofTheCompany,
    lookups: async (_, __, context: LookupContext) => ({ asker: await registered(context, 'user', context.by.userId) }),
    decide: ({ id, name, role, active }: ColleagueChange, user: Person, { by, lookups: { asker } }) => {
      if (asker && !administers(asker)) return refuse('USER_NOT_YOURS')
      const before = userFieldsOf(user)
      const now = {
        ...before,
        ...(name?.trim() && { name: name.trim() }),
        ...(role !== undefined && { roles: [role] }),
        ...(active !== undefined && { active }),
      }
      const keepsRights = same(now['roles'], before['roles']) && now['active'] === before['active']
      if (id === by.userId && !keepsRights) return refuse('USER_IS_YOU')
      return same(now, before) ? [] : { type: 'UserChanged', data: { ...now, id, shipperId: PLATFORM } }
    },
  },
  IssueColleagueLink: {
    owner: ofTheCompany,
    decide: ({ id }: { id: string }, { active }: Person) => (active ? linked(id) : refuse('USER_INACTIVE')),
  },
  /** A driver's login has the driver's id. Of his companies, the first gives it: a link lets its holder in as him (CA5, CA37). */
  InviteDriver: {
    owner: async (_, { id }: { id: string }, context) => {
      const driver: Driver | undefined = await registered(context, 'driver', id)
      return driver && !driver.removed ? { shipperId: PLATFORM, transporterIds: [driver.transporterId] } : undefined
    },
    lookups: async (_, { id }: { id: string }, context) => ({ driver: await registered(context, 'driver', id) }),
    generatesName: () => true,
    decide: ({ id }: { id: string }, user: User, { attempt, lookups }) => {
      const { transporterId, name, active }: Driver = lookups.driver
      if (!active || user?.active === false) return refuse('USER_INACTIVE')
      if (user?.id) return linked(id)
      const username = numbered(nameFrom(`${dotted(name)}@`), attempt)
      const person = { ...newcomer, id, userId: id, driverId: id, transporterId, username, name, email: '', roles: ['driver'] }
      return [{ type: 'UserRegistered', data: person }, linked(id)]
    },
  },
}
