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
