import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'

/** The sentence that says what reopening a load does, by how it had ended. */
export const reopened = ({ statusCode, terms }: Pick<LoadDetails, 'statusCode' | 'terms'>): string => {
  if (statusCode === 'FINISHED') return 'A carga volta a “Carga entregue” e pode ser finalizada de novo.'
  if (terms?.settled) return 'A carga volta para a transportadora com que foi lançada.'
  return 'A carga volta a ser ofertada; quem tinha aceitado precisa aceitar de novo.'
}
