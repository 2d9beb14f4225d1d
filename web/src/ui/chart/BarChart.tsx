import '@mantine/charts/styles.layer.css';
import { BarChart as Bars } from '@mantine/charts';

/** The colour of a series, by the name of a status colour. */
export type ChartTone = 'accent' | 'done' | 'failed' | 'waiting' | 'neutral';

export interface ChartSeries {
  readonly label: string;
  readonly tone: ChartTone;
}

export interface BarChartProps {
  /** The label of each group of bars. */
  readonly names: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The values of each series, in the order of the names. */
  readonly figures: readonly (readonly number[])[];
  /** Formats a value. */
  readonly text: (figure: number) => string;
  /** Stacks the series of each group. */
  readonly stacked?: boolean;
  /** Pixels. */
  readonly height: number;
}

/** Hidden from assistive technology: callers also show the values as a table. */
export default function BarChart({ names, series, figures, text, stacked = false, height }: BarChartProps) {
  const data = names.map((name, position) => ({
    name,
    ...Object.fromEntries(series.map(({ label }, index) => [label, figures[index]?.[position] ?? 0])),
  }));
  return (
    <Bars
      h={height}
      data={data}
      dataKey="name"
      series={series.map(({ label, tone }) => ({ name: label, color: `var(--mark-${tone})` }))}
      type={stacked ? 'stacked' : 'default'}
      valueFormatter={text}
      withLegend={series.length > 1}
      tickLine="none"
      gridAxis="x"
      yAxisProps={{ width: 'auto', allowDecimals: false }}
      maxBarWidth={32}
      barProps={{ isAnimationActive: false }}
      barChartProps={{ accessibilityLayer: false }}
    />
  );
}
