import type { shipperRoles } from './roles.ts'

/** Refusals by the HTTP server, for every module. */
export const serverRefusals: Readonly<Record<string, string>> = {
  NOT_FOUND: 'Não encontrado.',
  UNAUTHENTICATED: 'Sua sessão expirou. Entre novamente.',
  FORBIDDEN: 'Acesso não permitido.',
  STALE_REVISION: 'Os dados foram alterados por outra pessoa. Confira as mudanças e tente novamente.',
  STALE_BY_YOU: 'Você alterou estes dados em outra janela. Confira as mudanças e tente novamente.',
  IDEMPOTENCY_KEY_REUSED: 'Esta requisição já foi usada com outro conteúdo.',
  OVERLOADED: 'Muitas requisições no momento. Tente novamente em instantes.',
  SERVER_BROKE: 'Algo deu errado em nossos servidores, contacte um administrador.',
  TOO_MANY: 'Muitas tentativas. Aguarde um momento e tente novamente.',
  TOO_LARGE: 'O conteúdo enviado é grande demais.',
  COMMAND_TOO_LARGE: 'Esta operação registraria dados demais de uma só vez. Divida-a em partes menores.',
  STREAM_DELETED: 'Estes registros foram apagados do banco de eventos e não podem mais ser alterados. Procure o suporte.',
  METHOD_NOT_ALLOWED: 'Este endereço não aceita este método.',
  HEADERS_TOO_LARGE: 'O cabeçalho da requisição é grande demais.',
  TOO_SLOW: 'A requisição demorou demais a chegar. Tente novamente.',
  TOO_DEEP: 'O conteúdo enviado tem níveis demais.',
  INVALID: 'A requisição não é válida.',
  INVALID_JSON: 'O conteúdo enviado não é um JSON válido.',
  FILE_UNKNOWN: 'Arquivo não encontrado.',
  UNSUPPORTED: 'Este formato de conteúdo não é aceito.',
  TOGGLE_OFF: 'Este recurso não está habilitado para a sua empresa.',
}

export const serverError = { title: 'Isso é constrangedor...', text: 'Algo deu errado em nossos servidores, contacte um administrador.' }

/** Shown when a command failed and its row has no text of its own. */
export const actionFailed = 'Não foi possível concluir a ação'

/** The names of staff roles. */
export const roleLabels: Readonly<Record<(typeof shipperRoles)[number], string>> = {
  shipper_admin: 'Administrador',
  shipper_super_admin: 'Super Administrador',
  shipper_operator: 'Operador',
  shipper_shipping_launcher: 'Lançamento de Frete',
  shipper_expedition: 'Expedição',
  shipper_concierge: 'Portaria',
  shipper_call_panel: 'Painel de Chamadas',
  shipper_shipping_history: 'Histórico de Cargas',
  shipper_manage_users: 'Gestão de Usuários',
  shipper_controller: 'Gestão de Transportadores',
  shipper_receipt_approver: 'Gestão de Canhotos',
  shipper_approver: 'Aprovação de Negociação',
  shipper_analytics: 'BI',
}

/** Statuses of machines that have no labels of their own, and those that no screen shows. */
export const machineStatusLabels: Readonly<Record<string, string>> = {
  NEW: 'Início',
  DELETED: 'Excluída',
  OPEN: 'Aberta',
  CLOSED: 'Encerrada',
  ABSENT: 'Início',
  REGISTERED: 'Cadastrado',
  REMOVED: 'Removido',
}
