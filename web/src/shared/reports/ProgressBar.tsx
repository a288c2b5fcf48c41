/** Progress from 0 to 1; animated without a share. */
export const ProgressBar = ({ label, share }: { readonly label: string; readonly share?: number }) => {
  const percent = share === undefined ? undefined : Math.round(Math.min(1, share) * 100)
  return (
    <div
      className={percent === undefined ? 'progress-bar unknown' : 'progress-bar'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(percent !== undefined && { 'aria-valuenow': percent })}
    >
      <i style={{ width: `${percent ?? 30}%` }} />
    </div>
  )
}
