import type { Ink } from './ink.ts'

/** The look shared by all charts: light axes, small text, and a tooltip like the menus. */
export const chartLook = (ink: Ink) => {
  const small = { color: ink['ink-3'], fontFamily: ink.font, fontSize: 11 }
  return {
    small,
    base: { animation: false, textStyle: { fontFamily: ink.font } },
    tip: {
      backgroundColor: ink.raised,
      borderColor: ink.line,
      confine: true,
      textStyle: { color: ink.ink, fontFamily: ink.font, fontSize: 12 },
    },
    /** The category axis: labels below a line. */
    along: {
      axisLine: { lineStyle: { color: ink['line-strong'] } },
      axisTick: { show: false },
      axisLabel: { ...small, hideOverlap: true },
    },
    /** The value axis: faint lines with labels. */
    measure: { type: 'value' as const, splitNumber: 4, splitLine: { lineStyle: { color: ink.line } }, axisLabel: small },
  }
}
