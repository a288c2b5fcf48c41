const two = (n: number) => String(n).padStart(2, '0')

/** Seconds as `hh:mm:ss`, preceded by days if there are any: `2d 03:04:05`. */
export const countdown = (seconds: number): string => {
  const left = Math.max(0, Math.floor(seconds))
  const days = Math.floor(left / 86_400)
  const clock = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(two).join(':')
  return days > 0 ? `${days}d ${clock}` : clock
}
