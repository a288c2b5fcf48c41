import { type BlockableTransition, blockableTransitions } from '@embarca/contracts/load/blocked-transitions.ts'
import { type PendencyType, pendencyRoutes, pendencyTypeCommands } from '@embarca/contracts/pendency/routes.ts'
import { settingFields } from '@embarca/contracts/pendency/types.ts'
import type { RegisterFormSpec } from '../../shared/register/use-register-form.ts'

export const noType = {
  ...{ name: '', resolveButton: '', disposeButton: '', hintToResolve: '', hintToDispose: '', daysToResolve: '', openedBy: '' },
  active: true,
  blocks: [] as readonly string[],
}
export type PendencyTypeText = typeof noType
export const typeText = ({
  daysToResolve,
  openedBy,
  id: _,
  reporterType: __,
  offeredBlocks: ___,
  ...type
}: PendencyType): PendencyTypeText => ({
  ...type,
  daysToResolve: String(daysToResolve),
  // Empty where no clock opens the type: then it has no such field.
  openedBy: openedBy === undefined ? '' : String(openedBy),
})

const wholeUpTo = (text: string, most: number) => /^\d+$/.test(text.trim()) && Number(text) <= most
const range = (most: number) => `Informe um número inteiro de 0 a ${most}.`
/** A schema's own limit, so that form and server agree. */
const mostOf = (field: unknown) => (field as { readonly maximum: number }).maximum
const MOST_DAYS = mostOf(settingFields.daysToResolve)
const MOST_HOURS = mostOf(settingFields.openedBy)

const errors = ({ name, resolveButton, disposeButton, daysToResolve, openedBy }: PendencyTypeText): Readonly<Record<string, string>> => ({
  ...(!name.trim() && { name: 'Informe o nome.' }),
  ...(!resolveButton.trim() && { resolveButton: 'Informe o texto do botão.' }),
  ...(!disposeButton.trim() && { disposeButton: 'Informe o texto do botão.' }),
  ...(!wholeUpTo(daysToResolve, MOST_DAYS) && { daysToResolve: range(MOST_DAYS) }),
  ...(openedBy !== '' && !wholeUpTo(openedBy, MOST_HOURS) && { openedBy: range(MOST_HOURS) }),
})

const NUMBERS = ['daysToResolve', 'openedBy']
const stored = (field: string, value: unknown) =>
  NUMBERS.includes(field) ? Number(value) : typeof value === 'string' ? value.trim() : value
/** Only what was changed: two people may change one type at the same time. */
const input = (text: PendencyTypeText, start: PendencyTypeText | undefined): object =>
  Object.fromEntries(
    Object.entries(text)
      .filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(start?.[field as keyof PendencyTypeText]))
      .map(([field, value]) => [field, stored(field, value)]),
  )

export const typeForm: RegisterFormSpec<PendencyTypeText> = {
  change: pendencyTypeCommands.change,
  query: pendencyRoutes.types,
  errors,
  input,
}

/** The transitions with one more or one less, in the order in which a load passes them. */
export const withBlock = (blocks: readonly string[], transition: BlockableTransition, isBlocked: boolean): readonly string[] =>
  blockableTransitions.filter((one) => (one === transition ? isBlocked : blocks.includes(one)))
