/** What the client shows when a command succeeded or failed, as specified. */
export const communicationMessages = {
  saved: 'Cadastro salvo com sucesso.',
}
