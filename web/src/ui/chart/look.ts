import type { Ink } from './ink.ts'

/** How every chart of ours looks: quiet axes, small words, and a tip like the menus'. */
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
    /** Along which things are told: words below a line. */
    along: {
      axisLine: { lineStyle: { color: ink['line-strong'] } },
      axisTick: { show: false },
      axisLabel: { ...small, hideOverlap: true },
    },
    /** By which they are measured: faint lines, and words beside them. */
    measure: { type: 'value' as const, splitNumber: 4, splitLine: { lineStyle: { color: ink.line } }, axisLabel: small },
  }
}
