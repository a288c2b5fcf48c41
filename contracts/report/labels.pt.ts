import type { ReportFailure, ReportKind, ReportRefusal } from './codes.ts'

export const reportLabels = {
  started: 'O relatório está sendo processado',
  downloaded: 'O relatório foi baixado com sucesso',
  failed: 'Ocorreu um erro ao gerar o relatório. Procure um administrador.',
  notDownloaded: 'Não foi possível realizar o download!',
  generate: 'Gerar Histórico',
  download: 'Baixar Arquivo',
  askHistory: 'Exportar o histórico de cargas?',
  title: {
    table: 'Tabela de cargas',
    loads: 'Relatório de cargas',
    history: 'Histórico de cargas',
    quotation: 'Relatório da cotação',
    negotiation: 'Relatório da negociação',
    auction: 'Relatório do leilão',
    freight: 'Relatório do frete',
    otif: 'Relatório de OTIF',
    general: 'Indicadores gerais',
    transporters: 'Transportadoras',
    pendencies: 'Pendências',
    incidents: 'Ocorrências',
    visits: 'Carregamentos na portaria',
    waitingDrivers: 'Lista de espera da portaria',
    dedicated: 'Ciclo do veículo dedicado',
  } satisfies Record<ReportKind, string> as Readonly<Record<string, string>>,
  expired: 'O arquivo não está mais guardado. Solicite novamente.',
  /** The name of a workbook's only sheet. */
  sheetName: 'Relatório',
  /** Every file begins with these. */
  madeAt: 'Gerado em',
  madeFor: 'Solicitado por',
  filters: 'Filtros',
  noFilters: 'Nenhum filtro',
  noRows: 'Nenhum registro encontrado.',
  failure: {
    BROKEN: 'Ocorreu um erro ao gerar o relatório. Procure um administrador.',
    INTERRUPTED: 'A geração do relatório foi interrompida. Solicite novamente.',
    NOT_ALLOWED: 'Você não tem mais acesso aos dados deste relatório.',
    TOO_MANY_REPORTS: 'Há muitos relatórios em processamento. Aguarde a conclusão dos anteriores.',
  } satisfies Record<ReportFailure, string>,
  refusal: {
    REPORT_PERIOD_INVALID: 'O início do período deve ser anterior ao fim.',
    REPORT_PERIOD_TOO_LONG: 'O período pode ter no máximo 366 dias.',
  } satisfies Record<ReportRefusal, string>,
}

/** What reports of several modules say alike. */
export const reportTexts = {
  yes: 'Sim',
  no: 'Não',
  load: 'Carga',
  route: 'Rota',
  transporter: 'Transportadora',
  price: 'Valor',
  from: (day: string) => `de ${day}`,
  until: (day: string) => `até ${day}`,
}
