import type { EvaluationEntity, EvaluationRefusal } from './codes.ts'
import type { EvaluationEvent } from './events.ts'

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
