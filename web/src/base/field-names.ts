const names: Readonly<Record<string, string>> = {
  name: 'Nome',
  document: 'CNPJ ou CPF',
  email: 'E-mail',
  phone: 'Telefone',
  street: 'Endereço',
  city: 'Cidade',
  state: 'UF',
  externalId: 'Código da carga',
  orderCode: 'Pedido',
  observation: 'Observação',
  reason: 'Motivo',
  justification: 'Justificativa',
  text: 'Mensagem',
  tags: 'Etiquetas',
  weight: 'Peso',
  cubage: 'Cubagem',
  amount: 'Quantidade',
  price: 'Valor',
  freightPrice: 'Frete',
  tollPrice: 'Vale-pedágio',
  freightDistance: 'Distância',
  referenceValue: 'Referência',
  collectDate: 'Data da coleta',
  deliveryDate: 'Data da entrega',
  plate: 'Placa',
  vehicleType: 'Veículo',
  trailerType: 'Carroceria',
  profileId: 'Perfil',
  productId: 'Produto',
  transporterId: 'Transportadora',
  placeId: 'Local',
  nfeKey: 'Chave da NF-e',
  series: 'Série',
  number: 'Número',
}

const FIELD = /^O campo "([^"]+)"/
const nameOf = (path: string) => names[path.split('.').at(-1) ?? '']

/** What is wrong with the shape of a field, said by the field's name in Portuguese where programs say `freightPrice`. */
export const nameFields = (message: string): string =>
  message.replace(FIELD, (prefix, path: string) => {
    const name = nameOf(path)
    return name === undefined ? prefix : `O campo "${name}"`
  })

/** The same said at the field itself, whose label is in sight. */
export const shortenAtField = (message: string): string => message.replace(FIELD, 'Este campo')
