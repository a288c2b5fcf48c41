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

/** A command as people call it; undefined for one that nobody has named yet. */
export const commandLabel = (command: string): string | undefined => commandWords[command]
export const statusLabel = (status: string, labels: Readonly<Record<string, string>>): string | undefined =>
  labels[status] ?? statuses[status]
