export const demoProducts = [
  'Papel e celulose',
  'Açúcar ensacado',
  'Autopeças',
  'Alimentos secos',
  'Eletrodomésticos',
  'Fertilizante',
  'Combustível',
  'Bebidas',
  'Soja em grão',
  'Materiais de construção',
] as const
type DemoProduct = (typeof demoProducts)[number]

/** Of a product: kilograms to the cubic metre, cents to the kilogram, kilograms to the piece. */
const figures: Readonly<Record<DemoProduct, readonly [number, number, number]>> = {
  'Papel e celulose': [620, 540, 850],
  'Açúcar ensacado': [780, 310, 50],
  Autopeças: [280, 4_200, 120],
  'Alimentos secos': [450, 890, 25],
  Eletrodomésticos: [290, 3_900, 60],
  Fertilizante: [980, 260, 1_000],
  Combustível: [740, 620, 740],
  Bebidas: [690, 480, 600],
  'Soja em grão': [740, 210, 60],
  'Materiais de construção': [1_150, 190, 40],
}
/** What a weight in kilograms of a product comes to. */
export const amountsOf = (product: string, weight: number) => {
  const [density, price, piece] = figures[product as DemoProduct] ?? figures['Papel e celulose']
  return {
    weight,
    cubage: Math.round((weight / density) * 1_000) / 1_000,
    quantity: Math.max(1, Math.round(weight / piece)),
    value: weight * price,
  }
}
export const demoUnits = ['Palete', 'Caixa', 'Tonelada', 'Saco', 'Unidade'] as const
export const demoConditionings = ['Paletizado', 'Granel', 'Big bag', 'Estivado', 'Contêiner'] as const
export const demoCertifications = ['SASSMAQ', 'ISO 9001', 'OEA'] as const
export const demoProperties = ['Carga perigosa', 'Carga frágil', 'Temperatura controlada'] as const
export const demoOccurrenceTypes = [
  { name: 'Avaria na mercadoria', category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true },
  { name: 'Cliente ausente', category: 'CLIENT', severity: 'MEDIUM', influenceOtif: false },
  { name: 'Problema mecânico', category: 'TRANSPORT', severity: 'MEDIUM', influenceOtif: true },
  { name: 'Divergência fiscal', category: 'FISCAL', severity: 'LOW', influenceOtif: false },
  { name: 'Falta de mercadoria', category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true },
  { name: 'Recusa na entrega', category: 'CLIENT', severity: 'MEDIUM', influenceOtif: false },
  { name: 'Estadia acima do combinado', category: 'TRANSPORT', severity: 'LOW', influenceOtif: false },
  { name: 'Pedido trocado', category: 'COMMERCIAL', severity: 'MEDIUM', influenceOtif: false },
] as const
export type OccurrenceTypeName = (typeof demoOccurrenceTypes)[number]['name']
export const demoDepartments = ['Expedição', 'Comercial', 'Fiscal', 'Qualidade'] as const
export const demoResolutions = ['Reentrega', 'Devolução', 'Indenização', 'Abono', 'Sem procedência', 'Outros'] as const
export const demoTags = ['frágil', 'paletizado', 'carga seca', 'refrigerado', 'agendado', 'urgente', 'devolução', 'exportação'] as const
