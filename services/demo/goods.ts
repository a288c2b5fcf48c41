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
export const demoTags = ['frágil', 'paletizado', 'carga seca', 'refrigerado', 'agendado', 'urgente', 'devolução', 'exportação'] as const
