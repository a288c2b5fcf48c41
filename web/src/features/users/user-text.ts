import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { usernameHint } from '@embarca/contracts/session/labels.pt.ts'
import type { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { USERNAME } from '@embarca/contracts/session/username.ts'
import { contactErrors } from '../../base/contact.ts'
import { plain } from '../../base/texts.ts'
import { roleNames } from '../../shared/role-labels.ts'

export type UserAccount = OutputOf<typeof sessionRoutes.users>[number]
type Newcomer = InputOf<typeof sessionRoutes.addUser>
type Rights = Pick<Newcomer, 'roles' | 'operationGroupIds'>

/** A user as form text. */
export type UserText = {
  readonly name: string
  readonly email: string
  readonly username: string
  readonly phone: string
  /** The subject (`sub`) of the person's tokens, when an external server signs people in. */
  readonly subject: string
  readonly roles: readonly string[]
  readonly operationGroupIds: readonly string[]
  readonly active: boolean
}

export const noUser: UserText = {
  ...{ name: '', email: '', username: '', phone: '', subject: '' },
  ...{ roles: [], operationGroupIds: [], active: true },
}
export const userText = ({ id, phone = '', name, email, username, roles, operationGroupIds, active }: UserAccount): UserText => ({
  ...{ name, email, username, phone, subject: id },
  ...{ roles, operationGroupIds, active },
})

const own = ({ name, email }: UserText) => ({ name: name.trim(), email: email.trim() })
const rights = ({ roles, operationGroupIds }: UserText) => ({ roles: [...roles], operationGroupIds: [...operationGroupIds] }) as Rights

/** The request that adds a user. */
export const newcomerFields = (user: UserText): Newcomer => ({
  ...own(user),
  ...rights(user),
  username: user.username.trim(),
  ...(user.phone && { phone: user.phone }),
  ...(user.subject.trim() && { id: user.subject.trim() }),
})
/** The request that changes a user. Roles and groups are sent only when changed, because some users may not assign them. */
export const changedFields = (user: UserText, start: UserText) => {
  const now = rights(user)
  const was = rights(start)
  const changed = <K extends keyof Rights>(field: K) =>
    JSON.stringify(now[field]) === JSON.stringify(was[field]) ? {} : { [field]: now[field] }
  return {
    ...own(user),
    phone: user.phone,
    ...(changed('roles') as Partial<Rights>),
    ...(changed('operationGroupIds') as Partial<Rights>),
    ...(user.active !== start.active && { active: user.active }),
  }
}

const username = new RegExp(USERNAME)

/** Errors by field; for a new user also of the user name and, with an external login server, of the subject. */
export const userErrors = (
  user: UserText,
  { isNew, elsewhere }: { isNew: boolean; elsewhere: boolean },
): Readonly<Record<string, string>> => ({
  ...(!user.name.trim() && { name: 'Diga o nome da pessoa.' }),
  ...contactErrors(user),
  ...(user.roles.length === 0 && { roles: 'Escolha pelo menos um papel.' }),
  ...(isNew && !username.test(user.username.trim()) && { username: usernameHint }),
  ...(isNew && elsewhere && !user.subject.trim() && { subject: 'Diga com que identificador a pessoa entra.' }),
})

/** The user name suggested by an e-mail: `ana.prado` for `Ana.Prado@empresa.com.br`. */
export const suggestedUsername = (email: string): string =>
  plain(email.split('@')[0] ?? '')
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/^[.-]+/, '')
    .slice(0, 60)

/** Whether a person matches a search in name, user name, e-mail or roles. */
export const matchesSearch = ({ name, username, email, roles }: UserAccount, text: string): boolean => {
  const known = plain([name, username, email, roleNames(roles)].join(' '))
  return plain(text)
    .split(/\s+/)
    .every((word) => known.includes(word))
}

type Sorting = { readonly id: string; readonly desc: boolean }
const sortValue = (person: UserAccount, column: string): string =>
  column === 'username' ? person.username : column === 'active' ? String(!person.active) : person.name

/** Sorts as Brazilian telephone books do, ignoring accents: by name unless another column is chosen, and by name within it. */
export const inOrder = (people: readonly UserAccount[], { id, desc }: Sorting = { id: 'name', desc: false }): readonly UserAccount[] =>
  [...people].sort((a, b) => {
    const order = sortValue(a, id).localeCompare(sortValue(b, id), 'pt-BR') || a.name.localeCompare(b.name, 'pt-BR')
    return desc ? -order : order
  })
