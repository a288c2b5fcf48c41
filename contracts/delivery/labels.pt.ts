export const invoiceFileLabels = {
  none: 'Anexe um ou mais arquivos',
  notAnInvoice: 'O arquivo não é o XML de uma NF-e.',
  tooLarge: 'O arquivo deve ter menos de 5 MB.',
  done: 'Nota fiscal adicionado',
}
