import { Avatar } from '../../ui/avatar.tsx';
import { ContentsLine } from '../../ui/contents-line.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RouteLine, ShortLine, type StationState, UprightLine } from '../../ui/route-line.tsx';
import { Stations } from '../../ui/stations.tsx';
import { Sample, SampleGroup } from './sample.tsx';

const NAMES = ['Label created', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'];
const NOTES: Record<StationState, string> = {
  reached: 'done',
  current: 'now',
  problem: 'needs attention',
  ahead: 'to come',
};

function stationsAt(here: number, state: StationState) {
  return NAMES.map((name, at) => {
    const own: StationState = at < here ? 'reached' : at === here ? state : 'ahead';
    return { name, state: own, note: NOTES[own] };
  });
}

export function Lines() {
  return (
    <SampleGroup title="Route line and progress">
      <Sample name="On its way">
        <RouteLine label="Progress: in transit" stations={stationsAt(2, 'current')} />
      </Sample>
      <Sample name="With a problem">
        <RouteLine label="Progress: exception" stations={stationsAt(2, 'problem')} />
      </Sample>
      <Sample name="Arrived">
        <RouteLine label="Progress: delivered" stations={stationsAt(5, 'reached')} />
      </Sample>
      <Sample name="In a list">
        <ShortLine
          label="Progress: out for delivery"
          states={stationsAt(3, 'current').map(({ state }) => state)}
        />
      </Sample>
      <Sample name="Upright">
        <UprightLine
          label="Onboarding"
          stations={[
            { name: 'Plan', state: 'reached', note: 'done', content: 'SKU analysis, slotting.' },
            {
              name: 'Integrate',
              state: 'current',
              note: 'now',
              content: 'Store connected by API.',
            },
            { name: 'Receive', state: 'ahead', note: 'to come', content: 'Inbound, QC, putaway.' },
            { name: 'Go live', state: 'ahead', note: 'to come' },
          ]}
        />
      </Sample>
      <Sample name="Numbered steps">
        <Stations
          stations={[
            { title: 'Price it', text: 'Two places, weight and size.' },
            { title: 'Book it', text: 'Confirm once.' },
            { title: 'Follow it', text: 'Share the link.' },
          ]}
        />
      </Sample>
      <Sample name="Parts of a long page">
        <ContentsLine
          label="On this page"
          stops={[
            { id: 'main', name: 'What we carry' },
            { id: 'top', name: 'What we do not' },
          ]}
        />
      </Sample>
      <Sample name="Progress">
        <div className="grid max-w-2xl gap-5">
          <Progress label="Reading the file" value={120} max={500} note="120 of 500 rows" />
          <Progress label="Making the labels" />
        </div>
      </Sample>
      <Sample name="Avatar">
        <p className="flex items-center gap-3">
          <Avatar name="Ada Lindqvist" />
          <span>
            <span className="block font-semibold">Ada Lindqvist</span>
            <span className="block text-sm text-muted">ada@mail.example</span>
          </span>
        </p>
      </Sample>
    </SampleGroup>
  );
}
