import type { SlotEnd, slotRefusals } from './slot-codes.ts'

/** Texts of booked slots. */
export const slotTexts = {
  title: 'Janelas',
  booked: 'Janela agendada.',
  givenBack: 'Janela devolvida.',
  failed: 'Não foi possível agendar a janela.',
  noneOfDay: 'Nenhuma janela neste dia.',
  noneInWindow: 'Nenhuma janela no período de coleta. Fale com o embarcador.',
  noGates: 'Esta carga não passa por portaria com janelas.',
  ends: {
    CARRIER: 'devolvida pela transportadora',
    STAFF: 'devolvida pela equipe',
    LOAD_ENDED: 'devolvida: carga cancelada ou sem transportadora',
    LOAD_CHANGED: 'devolvida: a coleta mudou',
    MISSED: 'perdida: o veículo não chegou',
  } satisfies Record<SlotEnd, string>,
  event: { SlotBooked: 'Janela agendada', SlotMoved: 'Janela remarcada', SlotGivenBack: 'Janela devolvida' },
  command: {
    BookSlot: 'agendar janela',
    GiveBackSlot: 'devolver janela',
    AssignSlot: 'agendar janela',
    WithdrawSlot: 'devolver janela',
    FollowLoadSlots: 'conferir janelas',
    MissSlot: 'liberar janela perdida',
  },
  refusal: {
    SLOT_UNKNOWN: 'Esta janela não existe nesta portaria.',
    SLOT_DAY_BLOCKED: 'Este dia está bloqueado nesta portaria.',
    SLOT_FULL: 'Esta janela está lotada.',
    SLOT_PAST: 'Esta janela já passou.',
    SLOT_TOO_LATE: 'O prazo para alterar esta janela terminou. Fale com a portaria.',
    SLOT_OUTSIDE_WINDOW: 'Esta janela está fora do período de coleta da carga.',
    SLOT_NOT_NOW: 'A janela não pode ser alterada agora.',
    SLOT_OF_OTHERS: 'Outra transportadora realiza esta carga.',
    SLOT_NOT_BOOKED: 'Esta carga não tem janela nesta portaria.',
  } satisfies Record<(typeof slotRefusals)[number], string>,
} as const
