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
export const commandWord = (command: string): string | undefined => commandWords[command]
export const statusWord = (status: string, says: Readonly<Record<string, string>>): string | undefined => says[status] ?? statuses[status]
