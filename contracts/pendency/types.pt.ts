/** Names and hints of the platform's types, by their ids. */
export const pendencyTypeTexts = {
  1: {
    name: 'Carga sem motorista',
    hintToResolve: 'Confirme um motorista ou troque a transportadora.',
    hintToDispose: 'Descarte se a coleta será feita de outra forma.',
  },
  2: {
    name: 'Coleta atrasada',
    hintToResolve: 'Fale com a transportadora e combine a nova data da coleta.',
    hintToDispose: 'Descarte se o atraso já foi combinado.',
  },
  3: {
    name: 'Entrega atrasada',
    hintToResolve: 'Fale com o motorista e avise o cliente.',
    hintToDispose: 'Descarte se a nova data já foi combinada com o cliente.',
  },
  4: {
    name: 'NF-e não informada',
    hintToResolve: 'Informe a nota fiscal de cada pedido da carga.',
    hintToDispose: 'Descarte se a carga viaja sem nota fiscal.',
  },
  5: {
    name: 'NF-e cancelada',
    hintToResolve: 'Substitua a nota fiscal cancelada.',
    hintToDispose: 'Descarte se o cancelamento não afeta a viagem.',
  },
  6: {
    name: 'Comprovante não enviado',
    hintToResolve: 'Peça ao motorista a imagem do comprovante.',
    hintToDispose: 'Descarte se o comprovante foi recebido em papel.',
  },
  7: {
    name: 'Pedido alterado no ERP',
    hintToResolve: 'Leve as diferenças para a carga.',
    hintToDispose: 'Descarte se a carga segue como foi lançada.',
  },
  8: {
    name: 'Alteração de data solicitada',
    hintToResolve: 'Altere a data da carga e avise a transportadora.',
    hintToDispose: 'Descarte se as datas não mudam.',
  },
  9: {
    name: 'Custo adicional',
    hintToResolve: 'Confira o custo e altere o valor do frete.',
    hintToDispose: 'Descarte se o custo não será pago.',
  },
  10: {
    name: 'Veículo ou documento irregular',
    hintToResolve: 'Peça outro veículo ou o documento em dia.',
    hintToDispose: 'Descarte se a irregularidade não impede a viagem.',
  },
  11: {
    name: 'Divergência na coleta',
    hintToResolve: 'Confira o que foi carregado e corrija a carga.',
    hintToDispose: 'Descarte se o carregado está correto.',
  },
  12: {
    name: 'Cliente não recebeu',
    hintToResolve: 'Combine com o cliente uma nova entrega.',
    hintToDispose: 'Descarte se o cliente recebeu.',
  },
} as const
