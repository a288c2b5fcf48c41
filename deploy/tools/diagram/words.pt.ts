import { commandWords } from '@embarca/contracts/words.ts'

const statuses: Readonly<Record<string, string>> = {
  NEW: 'Início',
  DELETED: 'Excluída',
  OPEN: 'Aberta',
  CLOSED: 'Encerrada',
  ABSENT: 'Início',
  REGISTERED: 'Cadastrado',
  REMOVED: 'Removido',
}

/** The label of a command; undefined for one without a label. */
export const commandLabel = (command: string): string | undefined => commandWords[command]
export const statusLabel = (status: string, labels: Readonly<Record<string, string>>): string | undefined =>
  labels[status] ?? statuses[status]
