import type { AnswerType, ChecklistMoment, ChecklistStatus } from './codes.ts'

export const checklistTexts = {
  answerTypes: {
    YES_NO: 'Sim ou não',
    NUMBER: 'Número',
    TEXT: 'Texto',
    PHOTO: 'Foto',
    SIGNATURE: 'Assinatura',
  } satisfies Record<AnswerType, string>,
  moments: { ENTRY: 'Entrada', EXIT: 'Saída' } satisfies Record<ChecklistMoment, string>,
  statuses: { PENDING: 'Pendente', APPROVED: 'Aprovado', REFUSED: 'Reprovado' } satisfies Record<ChecklistStatus, string>,
  fault: {
    NO_QUESTION: 'Escreva a pergunta.',
    NO_EXPECTED: 'Escolha a resposta que aprova.',
    LIMITS_CROSSED: 'O máximo não pode ser menor que o mínimo.',
    NO_PHOTOS: 'Informe de 1 a 5 fotos.',
  },
  answer: {
    YES_NO: 'Responda sim ou não.',
    NUMBER: 'Escreva um número.',
    TEXT: 'Escreva a resposta.',
    PHOTO: 'Envie de 1 a 5 fotos.',
    SIGNATURE: 'Colha uma assinatura.',
  } satisfies Record<AnswerType, string>,
}
