import type { ImportInfo } from '@embarca/contracts/import/run-routes.ts'

/** How an import stands, as its user reads it. */
export const importStatusTexts: Readonly<Record<ImportInfo['status'], string>> = {
  NONE: '',
  RUNNING: 'Importação em andamento',
  FINISHED: 'Importação concluída',
  FINISHED_WITH_ERRORS: 'Importação concluída com erros',
  REFUSED: 'Importação recusada',
}
