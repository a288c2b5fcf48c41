import type { EvaluationEntity, EvaluationRefusal } from './codes.ts'
import type { EvaluationEvent } from './events.ts'
import type { ScorecardMeasure } from './scorecard.ts'

export const evaluationLabels = {
  title: 'Avaliações realizadas',
  formsTitle: 'Formulários de avaliação',
  entity: { TRANSPORTER: 'Transportadora', DRIVER: 'Motorista' } satisfies Record<EvaluationEntity, string>,
  added: 'Formulário salvo com sucesso.',
  changed: 'Formulário alterado com sucesso.',
  removed: 'Formulário excluído com sucesso.',
  failed: 'Não foi possível concluir a ação',
  noData: 'sem dados',
  event: {
    EvaluationFormRegistered: 'Formulário de avaliação cadastrado',
    EvaluationFormChanged: 'Formulário de avaliação alterado',
    EvaluationFormRemoved: 'Formulário de avaliação excluído',
  } satisfies Record<EvaluationEvent['type'], string>,
  command: {
    AddEvaluationForm: 'cadastrar formulário de avaliação',
    ChangeEvaluationForm: 'alterar formulário de avaliação',
    RemoveEvaluationForm: 'excluir formulário de avaliação',
  },
  refusal: {
    EVALUATION_FORM_UNKNOWN: 'Este formulário não existe mais.',
    EVALUATION_FORM_OVERLAPS: 'Outro formulário já vale para este grupo de operação.',
    TOO_MANY_EVALUATION_FORMS: 'O limite de formulários foi atingido.',
    OPERATION_GROUP_NOT_KNOWN: 'Grupo de operação não encontrado.',
  } satisfies Record<EvaluationRefusal, string>,
}

/** What the scorecard calls its measures (CA17). */
export const scorecardLabels = {
  title: 'Desempenho',
  measure: {
    ACCEPTANCE: 'Aceite de ofertas',
    ANSWER_TIME: 'Tempo de resposta',
    NO_SHOW: 'Desistências',
    COLLECT_ON_TIME: 'Coleta no prazo',
    OTIF: 'OTIF da transportadora',
    RECEIPTS: 'Canhotos em 3 dias',
    INCIDENTS: 'Ocorrências por 100 cargas',
    CTE_DIVERGENCES: 'Divergências de CT-e por 100 cargas',
  } satisfies Record<ScorecardMeasure, string>,
  /** What one case of a measure is, for drilling: of 1 and of 0. */
  outcome: {
    ACCEPTANCE: ['Aceitou', 'Não aceitou'],
    NO_SHOW: ['Desistiu', 'Cumpriu'],
    COLLECT_ON_TIME: ['No prazo', 'Atrasada'],
    OTIF: ['Completa e no prazo', 'Perdeu por causa da transportadora'],
    RECEIPTS: ['Em até 3 dias', 'Depois de 3 dias'],
  } satisfies Partial<Record<ScorecardMeasure, readonly [yes: string, no: string]>>,
}
