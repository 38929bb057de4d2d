import type { ReportOverview } from '#contract/entities/report.ts'
import { ChartCard } from '../charts/chart-card.tsx'
import { HeatMap } from '../charts/heat-map.tsx'
import { formatCount } from '../figures/format-figure.ts'
import { inUtc } from '../figures/in-utc.ts'
import { useReports } from '../filters/use-reports.ts'

const SHORT_DAY = inUtc({ weekday: 'short' })
const LONG_DAY = inUtc({ weekday: 'long' })
const HOUR = inUtc({ hour: 'numeric' })
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const ISO_DAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** An instant in UTC on this ISO weekday: January 1, 2024 was a Monday. */
const onWeekday = (weekday: number) => Date.UTC(2024, 0, weekday)
const atHour = (hour: number) => Date.UTC(2024, 0, 1, hour)

/** Started conversations by weekday and hour, in the company's time zone. */
export function HoursChart({ overview }: { readonly overview: ReportOverview }) {
  const { drillLink } = useReports()
  const { hours, time_zone, week_start } = overview
  const counts = new Map(
    hours.map(({ weekday, hour, conversations }) => [weekday * 24 + hour, conversations]),
  )
  const days = week_start === 'sunday' ? [7, ...ISO_DAYS.slice(0, 6)] : ISO_DAYS
  const cellOf = (weekday: number, hour: number) => {
    const value = counts.get(weekday * 24 + hour) ?? 0
    return {
      value,
      label: `${LONG_DAY.format(onWeekday(weekday))}, ${HOUR.formatRange(atHour(hour), atHour(hour + 1))}`,
      href: value === 0 ? null : drillLink({ figure: 'conversations', weekday, hour }),
    }
  }
  return (
    <ChartCard
      title="When people write"
      lead={`Started conversations by weekday and hour, in the time zone ${time_zone}`}
      fileName="hours"
      table={{
        columns: ['Day', ...HOURS.map(String)],
        rows: days.map(weekday => [
          { value: LONG_DAY.format(onWeekday(weekday)), text: LONG_DAY.format(onWeekday(weekday)) },
          ...HOURS.map(hour => {
            const { value, href } = cellOf(weekday, hour)
            return { value, text: formatCount(value), ...(href && { href }) }
          }),
        ]),
      }}
    >
      <HeatMap
        summary="Started conversations by weekday and hour"
        unit="conversations"
        columns={HOURS.map(String)}
        rows={days.map(weekday => ({
          name: SHORT_DAY.format(onWeekday(weekday)),
          cells: HOURS.map(hour => cellOf(weekday, hour)),
        }))}
      />
    </ChartCard>
  )
}
