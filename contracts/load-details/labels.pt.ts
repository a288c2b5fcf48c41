import { carrierRoles, roleLabels, shipperRoles } from '../roles.ts'

export const detailsLabels = {
  /** The road of a load, as the bar over its details draws it. */
  phases: ['Negociação', 'Contratação', 'Coleta', 'Trânsito', 'Entrega', 'Comprovantes', 'Finalizada'],
  refused: 'Recusado',
  unknown: 'Não informado',
  program: 'Embarca',
  notYourRole: 'Seu perfil não permite esta ação.',
  role: {
    ...roleLabels,
    embarca_admin: 'Administrador da plataforma',
    transporter_admin: 'Transportadora',
    transporter_operator: 'Transportadora',
    transporter_comun: 'Transportadora',
    driver: 'Motorista',
  },
}

/** The role under which somebody acted: the first that is known, shipper's roles before carriers'. */
export const roleLabel = (userRoles: readonly string[]): string | undefined => {
  const role = [...shipperRoles, 'embarca_admin' as const, ...carrierRoles].find((one) => userRoles.includes(one))
  return role && detailsLabels.role[role]
}
