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

/** Replaces a field's technical name (`freightPrice`) in a validation message by its Portuguese name. */
export const nameFields = (message: string): string =>
  message.replace(FIELD, (prefix, path: string) => {
    const name = nameOf(path)
    return name === undefined ? prefix : `O campo "${name}"`
  })

/** The same message for display at the field itself, whose label is visible. */
export const shortenAtField = (message: string): string => message.replace(FIELD, 'Este campo')
