/** Texts of commands for many loads at once. */
export const bulkLabels = {
  action: {
    tag: 'Tags',
    prioritize: 'Prioridade',
    cancel: 'Cancelar fretes',
    approveReceipts: 'Aprovar canhotos',
    resolvePendencies: 'Resolver pendências',
    disposePendencies: 'Descartar pendências',
  },
  /** For one load, for several. */
  sum: {
    WILL: ['será feita', 'serão feitas'],
    NOTHING: ['já está assim', 'já estão assim'],
    REFUSED: ['não permitida', 'não permitidas'],
    DONE: ['feita', 'feitas'],
    FAILED: ['não concluída', 'não concluídas'],
  },
  outcome: { WILL: 'Será feito', NOTHING: 'Já está assim', REFUSED: 'Não permitido', DONE: 'Feito', FAILED: 'Não concluído' },
}
