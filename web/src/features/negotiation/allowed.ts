import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'

export type Permit = { readonly allowed: boolean; readonly because?: string | undefined }

/** Whether the server lets an action of the load be done now; what it does not list is not this user's. */
export const permit = ({ actions }: Pick<LoadDetails, 'actions'>, ...names: readonly string[]): Permit => {
  const rules = actions.filter(({ action }) => names.includes(action))
  const open = rules.find(({ allowed }) => allowed)
  if (open) return { allowed: true }
  return { allowed: false, because: rules[0]?.because }
}
