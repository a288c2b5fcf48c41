export const uploadRejected = {
  title: 'Um ou mais arquivos não foram anexados',
  description: 'Você não pode anexar um arquivo com tamanho superior ou igual a 5MB ou um arquivo com um formato diferente do solicitado.',
}
/** A form that is refused before its files are read. */
export const formLabels = {
  malformed: 'O formulário enviado está incompleto ou não é válido.',
  tooMany: (most: number) => (most === 1 ? 'Envie um arquivo por vez.' : `Envie no máximo ${most} arquivos por vez.`),
}
