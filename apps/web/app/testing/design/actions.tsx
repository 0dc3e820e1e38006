import { ArrowRight, Trash2, X } from 'lucide-react';
import { Button, IconButton, LinkButton } from '../../ui/button.tsx';
import { Sample, SampleGroup } from './sample.tsx';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'regular', 'large'] as const;

export function Actions() {
  return (
    <SampleGroup title="Buttons">
      {LOOKS.map((look) => (
        <Sample key={look} name={look}>
          <div className="flex flex-wrap items-center gap-4">
            {SIZES.map((size) => (
              <Button key={size} look={look} size={size}>
                {size}
              </Button>
            ))}
            <Button look={look}>
              With an icon
              <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            </Button>
            <Button look={look} busy>
              Booking
            </Button>
            <Button look={look} disabled>
              Not now
            </Button>
            <LinkButton look={look} to="/design">
              A link
            </LinkButton>
          </div>
        </Sample>
      ))}
      <Sample name="On Deep">
        <div className="on-deep flex flex-wrap items-center gap-4 rounded bg-deep p-5 text-on-deep">
          <Button>Primary</Button>
          <Button look="secondary">Secondary</Button>
          <Button look="quiet">Quiet</Button>
        </div>
      </Sample>
      <Sample name="Icons alone">
        <IconButton label="Close" icon={<X aria-hidden="true" className="size-5" />} />
        <IconButton label="Delete" icon={<Trash2 aria-hidden="true" className="size-5" />} />
      </Sample>
    </SampleGroup>
  );
}
