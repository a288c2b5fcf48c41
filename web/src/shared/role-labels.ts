import { roleLabels } from '@embarca/contracts/labels.pt.ts'

const labels: Readonly<Record<string, string>> = { ...roleLabels, embarca_admin: 'Administração Embarca' }

/** The label of any role, including the platform's own roles, which a company cannot assign. */
export const roleLabel = (role: string): string => labels[role] ?? role

export const roleNames = (roles: readonly string[]): string => roles.map(roleLabel).join(', ')
