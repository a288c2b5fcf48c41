import type { shipperRoles } from '@embarca/contracts/roles.ts'

type ShipperRole = (typeof shipperRoles)[number]

/** What each role allows (specification 1 §2.2, §2.3 and §6), in the order of the form. */
export const roleDescriptions: Readonly<Record<ShipperRole, string>> = {
  shipper_operator: 'Lança, contrata e acompanha cargas; confere canhotos e vê indicadores.',
  shipper_approver: 'Vê as cargas e aprova contratações; não lança nem confere canhotos.',
  shipper_receipt_approver: 'Confere canhotos e finaliza cargas.',
  shipper_shipping_launcher: 'Lança cargas.',
  shipper_shipping_history: 'Consulta o histórico de cargas e os canhotos.',
  shipper_controller: 'Cuida das transportadoras e dos seus grupos.',
  shipper_analytics: 'Vê indicadores e relatórios.',
  shipper_concierge: 'Trabalha na portaria.',
  shipper_expedition: 'Trabalha na expedição.',
  shipper_call_panel: 'Mostra somente o painel que chama motoristas.',
  shipper_manage_users: 'Inclui pessoas e cuida dos acessos delas.',
  shipper_admin: 'Faz tudo na empresa, com cadastros, configurações e usuários.',
  shipper_super_admin: 'Faz o mesmo que o administrador, e o faturamento e o BID.',
}
