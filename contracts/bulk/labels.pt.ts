/** Words of what is done to many loads at once. */
export const bulkLabels = {
  action: { tag: 'Tags', prioritize: 'Prioridade', cancel: 'Cancelar fretes', approveReceipts: 'Aprovar canhotos' },
  tagsTooMany: 'Uma carga pode ter no máximo 20 tags.',
  outcome: { WILL: 'Será feito', NOTHING: 'Já está assim', REFUSED: 'Não permitido', DONE: 'Feito', FAILED: 'Não concluído' },
}
