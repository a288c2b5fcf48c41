import type { ImportColumn } from './codes.ts'
import type { ImportFailure, ImportRefusal } from './states.ts'

/** The headings of the template; a file's own are compared without accents, case and signs. */
export const columnLabels: Readonly<Record<ImportColumn, string>> = {
  code: 'Código do pedido',
  freightType: 'Tipo de frete',
  operationGroup: 'Grupo de operação',
  product: 'Produto',
  unit: 'Unidade',
  collectDocument: 'CNPJ da coleta',
  deliveryDocument: 'CNPJ/CPF da entrega',
  deliveryName: 'Nome da entrega',
  commercialName: 'Nome fantasia',
  street: 'Endereço',
  number: 'Número',
  district: 'Bairro',
  city: 'Cidade',
  state: 'UF',
  zipCode: 'CEP',
  cityCode: 'Código IBGE',
  contact: 'Contato da entrega',
  collectDate: 'Data de coleta',
  deliveryDate: 'Data de entrega',
  windowFrom: 'Janela de entrega de',
  windowTo: 'Janela de entrega até',
  weight: 'Peso (kg)',
  cubage: 'Cubagem (m³)',
  quantity: 'Quantidade',
  value: 'Valor (R$)',
  nfeKey: 'Chave da NF-e',
  noteSeries: 'Série da nota',
  noteNumber: 'Número da nota',
  noteValue: 'Valor da nota (R$)',
  observation: 'Observação',
  tags: 'Tags',
  priority: 'Prioridade',
  blocked: 'Bloqueio',
}
/** Other headings that shippers' systems write. */
export const otherHeadings: { readonly [K in ImportColumn]?: readonly string[] } = {
  code: ['Pedido', 'Código', 'Nº do pedido', 'Número do pedido', 'Cod pedido'],
  freightType: ['Frete', 'CIF/FOB'],
  operationGroup: ['Grupo'],
  collectDocument: ['CNPJ coleta', 'CNPJ origem', 'CNPJ do remetente'],
  deliveryDocument: ['CNPJ entrega', 'CPF/CNPJ da entrega', 'CNPJ destino', 'CNPJ do destinatário', 'CNPJ/CPF do destinatário'],
  deliveryName: ['Cliente', 'Destinatário', 'Razão social'],
  street: ['Logradouro', 'Rua'],
  city: ['Município'],
  state: ['Estado'],
  collectDate: ['Coleta', 'Data coleta'],
  deliveryDate: ['Entrega', 'Data entrega'],
  weight: ['Peso', 'Peso bruto', 'Peso kg'],
  cubage: ['Cubagem', 'Volume m3', 'M3', 'Volume'],
  quantity: ['Qtd', 'Qtde', 'Volumes'],
  value: ['Valor', 'Valor da mercadoria'],
  nfeKey: ['Chave NFe', 'NFe'],
  noteNumber: ['Nota', 'Nota fiscal', 'Nº da nota'],
  noteSeries: ['Série'],
  noteValue: ['Valor da nota'],
  observation: ['Obs', 'Observações'],
}

const quoted = (text: string) => `'${text.length > 40 ? `${text.slice(0, 40)}…` : text}'`

/** Why a cell or a row is not taken. */
export const cellFaults = {
  required: 'Preencha este campo.',
  tooLong: (length: number) => `Use até ${length} caracteres.`,
  scientific: (text: string) => `${quoted(text)} está em notação científica. Formate a coluna como texto e digite o código inteiro.`,
  notANumber: (text: string) => `${quoted(text)} não é um número. Exemplo: 1.234,56`,
  notWhole: (text: string) => `${quoted(text)} não é um número inteiro.`,
  negative: 'O valor não pode ser negativo.',
  zero: 'O peso deve ser maior que zero.',
  tooLarge: 'O valor é grande demais para este campo.',
  decimals: (most: number) => `Use até ${most} casas decimais.`,
  date: (text: string) => `${quoted(text)} não é uma data. Use DD/MM/AAAA ou DD/MM/AAAA HH:mm.`,
  noSuchDay: (text: string) => `O dia ${quoted(text)} não existe.`,
  hour: (text: string) => `${quoted(text)} não é um horário. Use HH:mm.`,
  document: (text: string) => `O CNPJ ou CPF ${quoted(text)} é inválido. Confira os dígitos.`,
  canceled: 'Esta NF-e foi cancelada: o XML do cancelamento está neste envio.',
  key: 'A chave da NF-e é inválida. São 44 caracteres, com o dígito verificador.',
  state: (text: string) => `${quoted(text)} não é uma UF.`,
  digits: (length: number) => `Use até ${length} dígitos.`,
  freightType: (text: string, words: readonly string[]) => `${quoted(text)} não é um tipo de frete. Use ${words.join(', ')}.`,
  yesNo: (text: string) => `${quoted(text)} não é Sim nem Não.`,
  deliveryBeforeCollect: 'A entrega não pode ser antes da coleta.',
  windowBackwards: 'A janela de entrega termina antes de começar.',
  twoPlaces: (code: string) => `O pedido ${code} aparece com locais diferentes neste arquivo.`,
  collectUnknown: 'Não há local de embarque com este CNPJ. Cadastre o local e envie o arquivo novamente.',
  placeMissing: 'Este local não está cadastrado: informe o nome, a cidade e a UF.',
  groupUnknown: (text: string) => `O grupo de operação ${quoted(text)} não existe ou você não tem acesso a ele.`,
  groupMissing: 'Informe o grupo de operação: você tem acesso a mais de um.',
  noNote: 'Informe a série da nota também.',
} as const

/** Why a file of an import, or one of a ZIP, is not taken. */
export const fileFaults = {
  notThisKind: 'O conteúdo do arquivo não é o que a extensão diz.',
  unreadable: 'Não foi possível ler o arquivo.',
  noSheet: 'O arquivo não tem uma planilha com dados.',
  headingMissing: (names: readonly string[]) => `Faltam colunas obrigatórias: ${names.join(', ')}.`,
  tooManyRows: 'O arquivo tem mais de 100.000 linhas.',
  tooManyNotes: 'São aceitos até 10.000 XMLs por importação.',
  tooManyEntries: 'O ZIP tem mais de 10.000 arquivos.',
  unpacked: 'O ZIP fica grande demais ao ser aberto.',
  nested: 'Um ZIP dentro de outro não é aceito.',
  entryName: 'O nome do arquivo dentro do ZIP não é aceito.',
  entryKind: 'Dentro do ZIP são aceitos somente arquivos XML.',
  xmlTooLarge: 'O XML tem mais de 1 MB.',
  notANote: 'O arquivo não é uma NF-e.',
  doctype: 'O XML tem um DOCTYPE, que não é aceito.',
  version: 'A NF-e não é da versão 4.00.',
  model: 'O documento não é uma NF-e de modelo 55.',
  key: 'A chave da NF-e é inválida.',
  notAuthorised: (status: string) => `A NF-e não está autorizada (situação ${status}).`,
  notCanceled: (status: string) => `O cancelamento da NF-e não foi registrado (situação ${status}).`,
  homologation: 'A NF-e é de homologação, sem valor fiscal.',
} as const

/** What is unusual about a row that is taken. */
export const rowWarnings = {
  noProtocol: 'A NF-e não traz o protocolo de autorização.',
  reverse: 'A NF-e é de devolução ou de entrada.',
  freightType: 'A NF-e não diz quem paga o frete: vale o tipo de frete da importação.',
  weight: 'A NF-e não informa o peso.',
  issuer: 'O emitente não é um local de embarque nem uma filial sua. Confira antes de importar.',
  canceled: 'O XML cancela uma NF-e e não cria pedido.',
  newPlace: 'O local de entrega será cadastrado.',
} as const

export const importLabels = {
  template: {
    file: 'modelo-de-importacao-de-pedidos.xlsx',
    sheet: 'Pedidos',
    words: 'Valores aceitos',
    example: {
      code: 'PED-0001',
      product: 'Bobina de papel',
      unit: 'UN',
      deliveryName: 'Mercado Exemplo Ltda',
      commercialName: 'Mercado Exemplo',
      street: 'Rua das Flores',
      number: '100',
      district: 'Centro',
      city: 'Curitiba',
      contact: 'Recebimento, (41) 3000-0000',
      observation: 'Apague esta linha de exemplo antes de importar.',
      tags: 'urgente; frágil',
    },
    yes: 'Sim',
    no: 'Não',
  },
  noFile: 'Envie ao menos um arquivo XLSX, CSV, XML ou ZIP.',
  tooLarge: 'Cada arquivo deve ter menos de 5 MB.',
  notesOnly: 'Envie XMLs de NF-e ou ZIPs com eles.',
  flag: (field: string) => `O campo ${field} deve ser true ou false.`,
  freightType: 'Este tipo de frete não existe.',
  noStreet: 'Endereço não informado',
  corrections: 'As correções não são válidas.',
  busy: 'Há muitos arquivos em conferência. Tente novamente em instantes.',
}

/** What the screens show about the run of an import, as specified. */
export const importMessages = {
  started: 'A importação foi iniciada.',
  notStarted: 'Não foi possível importar os pedidos',
  withErrors: 'Para mais informações faça o download da planilha com os erros',
}
export const importRefusalTexts = {
  IMPORT_UNKNOWN: 'Não há uma importação para limpar.',
  IMPORT_RUNNING: 'A importação ainda está em andamento. Aguarde o fim.',
  IMPORT_UNREADABLE: importMessages.withErrors,
} satisfies Record<ImportRefusal, string>

export const failureTexts = {
  UNREADABLE: importMessages.withErrors,
  BROKEN: 'Ocorreu um erro na importação. Envie os arquivos novamente.',
  INTERRUPTED: 'A importação foi interrompida. Envie os arquivos novamente.',
  TOO_MANY: 'Há muitas importações em andamento. Aguarde o fim das anteriores e envie os arquivos novamente.',
} satisfies Record<ImportFailure, string>

/** The sheet with the errors of an import. */
export const errorSheet = {
  file: 'erros-da-importacao.xlsx',
  sheet: 'Pedidos',
  sent: 'Arquivo',
  line: 'Linha',
  error: 'Erro',
}
