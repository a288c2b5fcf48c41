import { roleLabels } from '@embarca/contracts/labels.pt.ts'

const labels: Readonly<Record<string, string>> = {
  ...roleLabels,
  embarca_admin: 'Administração Embarca',
  transporter_admin: 'Administração da transportadora',
  transporter_operator: 'Operação da transportadora',
  transporter_comun: 'Consulta da transportadora',
  driver: 'Motorista',
}

/** The label of any role, including those of the platform and of carriers, which a shipper cannot assign. */
export const roleLabel = (role: string): string => labels[role] ?? role

export const roleNames = (roles: readonly string[]): string => roles.map(roleLabel).join(', ')
